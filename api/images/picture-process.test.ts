import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { serverLimits } from '../server-limits.ts'
import { repeatPicture } from '../testing/pictures/costly-pictures.ts'
import { drawPicture } from '../testing/pictures/pictures.ts'
import { deriveImage } from './derive.ts'
import { createPictureProcess } from './picture-process.ts'

describe('the picture process', () => {
  const { derive } = createPictureProcess()
  let endless: Buffer
  beforeAll(async () => {
    endless = await drawEndless()
  })

  it('the picture process makes the same as this one, for each who asks at once', async () => {
    const check = async (seed: number) => {
      const bytes = await drawPicture({ seed }).png().toBuffer()
      const [made, { files, ...rest }] = await Promise.all([derive(bytes), deriveImage(bytes)])
      expect(made).toMatchObject(rest)
      expect(made.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
        files.map(({ bytes }) => bytes),
      )
    }
    await Promise.all([1, 2, 3].map(check))
  })

  it('the picture process lets a hundred wait', async () => {
    const { waiting } = serverLimits.load.staff
    const asked = Array.from({ length: waiting + 2 }, () => derive(Buffer.from('no')))
    const responses = await Promise.all(
      asked.map((response) => response.catch((error) => error.statusCode)),
    )
    expect(responses.toSorted()).toEqual([...Array(waiting + 1).fill(415), 503])
  })

  it('the picture process says why no images can be made of a file', async () => {
    await expect(derive(Buffer.from('words'))).rejects.toMatchObject({
      statusCode: 415,
      message: messages.image.notAnImage,
    })
    const whole = await drawPicture({ width: 300 }).jpeg().toBuffer()
    await expect(derive(whole.subarray(0, -900))).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.undecodable } },
    })
  })

  it('the picture process is ended where a decoder never ends, and starts again', async () => {
    await expect(derive(endless, { workMs: 500, timeoutMs: 60_000 })).rejects.toMatchObject({
      statusCode: 400,
      details: { errors: { image: messages.image.tooMuchWork } },
    })
    await expect(derive(await drawPicture().png().toBuffer())).resolves.toMatchObject({
      width: 64,
    })
  })

  it('the picture process refuses no picture where only the clock has run out, and starts again', async () => {
    await expect(derive(endless, { workMs: 60_000, timeoutMs: 500 })).rejects.toMatchObject({
      statusCode: 503,
    })
    await expect(derive(await drawPicture().png().toBuffer())).resolves.toMatchObject({ width: 64 })
  })

  it('the answer says so where the picture process dies by itself, which starts again', async () => {
    const idle = countWork()
    const making = derive(endless)
    const isAtWork = () => [...countWork()].some(([pid, work]) => work > (idle.get(pid) ?? 0) + 10)
    await expect.poll(isAtWork).toBe(true)
    // Includes idle processes of other tests, which cannot be told apart.
    for (const pid of findPictureProcesses()) kill(pid)
    await expect(making).rejects.toMatchObject({ statusCode: 400 })
    await expect(derive(await drawPicture().png().toBuffer())).resolves.toMatchObject({
      width: 64,
    })
  })

  it.each([
    ['no process can be started', '/nonexistent'],
    // Rejected before the system is asked, as if for lack of memory.
    ['none can even be asked for', 'node\0'],
  ])('the answer says so where %s, and the picture process starts again', async (_, path) => {
    const { derive } = createPictureProcess()
    const { execPath } = process
    process.execPath = path
    const asked = [derive(Buffer.from('words')), derive(Buffer.from('words'))]
    const rejected = await Promise.allSettled(asked)
    process.execPath = execPath
    for (const outcome of rejected) expect(outcome).toMatchObject({ reason: { statusCode: 503 } })
    await expect(derive(Buffer.from('words'))).rejects.toMatchObject({
      statusCode: 415,
    })
  })

  it('the answer says so where no more files can be opened, and the picture process starts again', async () => {
    const { stdout } = await promisify(execFile)('prlimit', [
      '--nofile=100',
      process.execPath,
      '--input-type=module',
      '-e',
      withoutFiles,
    ])
    expect(JSON.parse(stdout)).toEqual([503, 503, 415])
  })
})

/** Requests pictures while the process has opened as many files as it may, and again once they are closed. */
const withoutFiles = `
import { closeSync, openSync } from 'node:fs'
import { createPictureProcess } from '${new URL('./picture-process.ts', import.meta.url)}'
const { derive } = createPictureProcess()
const ask = () => derive(Buffer.from('words')).catch(({ statusCode }) => statusCode)
// Waiting for such a process must not keep this one running.
const alive = setInterval(() => {}, 60_000)
const open = []
try {
  for (;;) open.push(openSync('/dev/null'))
} catch {}
const answers = [await ask(), await ask()]
for (const file of open) closeSync(file)
console.info(JSON.stringify([...answers, await ask()]))
clearInterval(alive)
`

/** A picture that takes more work than allowed. */
async function drawEndless(): Promise<Buffer> {
  const picture = drawPicture({ width: 1000, height: 1000 }).avif({ effort: 0, quality: 1 })
  return repeatPicture(await picture.toBuffer(), 4000)
}

/** Processor time of each picture process, in hundredths of a second; 0 once it has ended. */
function countWork(): Map<number, number> {
  const workOf = (pid: number) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13])
    } catch {
      return 0
    }
  }
  return new Map(findPictureProcesses().map((pid) => [pid, workOf(pid)]))
}

/** Ends a process, unless it has already ended. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    expect(error).toMatchObject({ code: 'ESRCH' })
  }
}

/** Finds the processes started by this one. */
function findPictureProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isPictureProcess(name))
    .map(Number)
}

function isPictureProcess(pid: string): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return status.includes(`PPid:\t${process.pid}\n`) && command.includes('picture-worker')
  } catch {
    return false
  }
}
