import { openCopyMarks } from '../db/sqlite/copy-marks.ts'

const second = 1000
/** Milliseconds: a mark that is later than this gets the time when it was made instead of its second. */
const lateMs = 250
const retryMs = 10

/** Marks the end of each second in which something was written. */
export function markSeconds(dataDir: string) {
  const marks = openCopyMarks(dataDir)
  let timer: NodeJS.Timeout

  function mark(due: number): void {
    const now = Date.now()
    try {
      marks.markIfChanged(now - due > lateMs ? now : due)
    } catch {
      // Another process is writing at the moment.
      timer = setTimeout(mark, retryMs, due).unref()
      return
    }
    plan()
  }

  function plan(): void {
    const now = Date.now()
    const due = now - (now % second) + second
    timer = setTimeout(mark, due - now, due).unref()
  }

  plan()
  return {
    readDataVersion: marks.readDataVersion,
    close() {
      clearTimeout(timer)
      marks.close()
    },
  }
}
