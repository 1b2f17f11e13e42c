import { useCallback, useEffect, useRef, useState } from 'react'
import { backupLimits } from '../../../../contract/backups/limits.ts'
import { fetchBackups, type LoadedBackups } from './queries.ts'

/** The backups and the last job, polled while one runs. */
export function useBackups(loaded: LoadedBackups) {
  const [state, setState] = useState(loaded.state)
  const [failure, setFailure] = useState(loaded.error?.message)

  const lastRequest = useRef(0)
  const lastShown = useRef(0)
  const refresh = useCallback(async () => {
    const request = ++lastRequest.current
    const { state: found, error } = await fetchBackups()
    // A response that arrives after a newer one is outdated.
    if (request < lastShown.current) return
    lastShown.current = request
    if (found) setState(found)
    setFailure(error?.message)
  }, [])

  const isRunning = state?.job?.state === 'running'
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(refresh, backupLimits.poll)
    return () => clearInterval(timer)
  }, [isRunning, refresh])

  return { state, failure, refresh, isRunning }
}
