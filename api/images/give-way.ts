import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

/** Where Linux lists the threads of this process. */
const threads = '/proc/self/task'
/** What Node calls the threads that work for it; those that tidy up its memory have another name. */
const worker = 'libuv-worker'

/** Enough for the thread that answers to come first, not so much that pictures stand still while it has no rest. */
const lower = 4

let isDone = false

/**
 * Lets the threads that draw pictures give way to the one that answers, and to other programs:
 * whoever is woken need not wait until a picture's turn on the processor is over. To be called
 * once there are such threads. Elsewhere than on Linux everybody stays equal.
 */
export function letPicturesGiveWay(): void {
  if (isDone) return
  isDone = true
  try {
    for (const id of readdirSync(threads))
      if (readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === worker)
        setPriority(Number(id), lower)
  } catch {
    // A system that does not tell or does not allow: pictures are drawn all the same.
  }
}
