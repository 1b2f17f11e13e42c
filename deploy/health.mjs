// Ends with 0 where the process on this machine is ready: for a container's health check. With
// `--wait PID` it waits until that is so, then the next process can be restarted; and ends with 1
// once the process of that number is gone.
import { setTimeout } from 'node:timers/promises'

const { PORT = '3000' } = process.env
const [mode, pid] = process.argv.slice(2)

async function isReady() {
  try {
    return (await fetch(`http://127.0.0.1:${PORT}/api/ready`)).ok
  } catch {
    return false
  }
}

function isAlive() {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

while (!(await isReady())) {
  if (mode !== '--wait' || !isAlive()) process.exit(1)
  await setTimeout(200)
}
