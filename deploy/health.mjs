// Ends with 0 where the process on this machine is ready: for a container's health check. With
// `--wait` it waits until that is so: then the next process can be restarted.
import { setTimeout } from 'node:timers/promises'

const { PORT = '3000' } = process.env

async function isReady() {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/api/ready`)).ok
  } catch {
    return false
  }
}

while (!(await isReady())) {
  if (!process.argv.includes('--wait')) process.exit(1)
  await setTimeout(200)
}
