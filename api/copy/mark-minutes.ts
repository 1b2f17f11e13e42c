import { openCopyMarks } from '../db/copy-marks.ts'

const minute = 60_000
/** Milliseconds: a mark that comes later says when it was made, not the minute. */
const lateMs = 250
const retryMs = 20

/** Marks each minute in which something was written, at its end. */
export function markMinutes(dataDir: string) {
  const marks = openCopyMarks(dataDir)
  let timer: NodeJS.Timeout

  function mark(due: number): void {
    const now = Date.now()
    try {
      marks.markIfChanged(now - due > lateMs ? now : due)
    } catch {
      // Another process writes just now.
      if (now - due < minute / 2) {
        timer = setTimeout(mark, retryMs, due).unref()
        return
      }
    }
    plan()
  }

  function plan(): void {
    const now = Date.now()
    const due = now - (now % minute) + minute
    timer = setTimeout(mark, due - now, due).unref()
  }

  plan()
  return {
    readVersion: marks.readVersion,
    close() {
      clearTimeout(timer)
      marks.close()
    },
  }
}
