import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { hourMs, minuteMs } from '../../../contract/durations.ts'
import { repeat } from '../../background/repeat.ts'
import type { ApiDeps } from '../../deps.ts'
import { systemAuthor } from '../../records/author.ts'
import { logBackup } from '../route-options.ts'
import { makeBackupName } from '../storage/backup-names.ts'
import { BusyError, JobInterruptedError } from './job.ts'
import { recordBackupFailure } from './record-failure.ts'
import {
  beginSchedule,
  claimSlot,
  markSlotDone,
  readSchedule,
  releaseSlot,
} from './schedule-repository.ts'

/** 2:30 at night in India, when traffic is lowest. */
const anchor = Date.UTC(1970, 0, 1, 21)
/** Minutes between a start and the first backup, and minutes that a backup waits while the process is busy. */
const startDelay = 5
const maxWait = 60
/** A process counts as busy above this share of its time. */
const busyLoad = 0.5

type Settings = {
  /** Hours. */
  every: number
  now?: () => number
  /** Share of the last minute for which the process was busy. */
  load?: () => number
}

/** Number of the time slot in which one backup is made, counted in nights or in steps of `every` hours. */
export function slotAt(time: number, every: number): number {
  return Math.floor((time - anchor) / (every * hourMs))
}

/**
 * Backs the site up once per slot, in whichever process claims it first. A missed or failed backup is made later.
 * None starts right after the process has started or, for up to an hour, while it is busy. Returns the function
 * to run every minute.
 */
export function automaticBackups(
  { db }: Pick<ApiDeps, 'db'>,
  { every, now = Date.now, load = measureLoad() }: Settings,
  make: (name: string) => Promise<void>,
): () => Promise<void> {
  let minutes = 0
  let waited = 0

  return async () => {
    const isBusy = load() > busyLoad
    if (minutes++ < startDelay) return
    const slot = slotAt(now(), every)
    const { slot: made } = await readSchedule(db)
    if (made === null) await beginSchedule(db, slot)
    if (made === null || made === slot) return
    if (isBusy && waited++ < maxWait) return
    if (!(await claimSlot(db, slot, now()))) return
    waited = 0
    const name = makeBackupName('automatic')
    try {
      await make(name)
      await markSlotDone(db, slot)
      await logBackup(db, systemAuthor, 'create', name)
    } catch (error) {
      if (error instanceof BusyError || error instanceof JobInterruptedError)
        return releaseSlot(db, now())
      await recordBackupFailure(db, error)
      throw error
    }
  }
}

/** Checks every minute while the server runs whether a backup is due. */
export function scheduleBackups(
  app: FastifyInstance,
  deps: ApiDeps,
  make: (name: string) => Promise<void>,
): void {
  const { backupEvery: every } = deps.env
  if (every === null) return
  const check = automaticBackups(deps, { every }, make)
  repeat(app, minuteMs, () =>
    check().catch((err) => app.log.error({ err }, 'The automatic backup has failed')),
  )
}

function measureLoad(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const current = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(current, last)
    last = current
    return utilization
  }
}
