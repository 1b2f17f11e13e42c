// Ends with 0 where the process on this machine is ready: for a container's health check.
const { PORT = '3000' } = process.env
try {
  const answer = await fetch(`http://127.0.0.1:${PORT}/api/ready`)
  process.exitCode = answer.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
