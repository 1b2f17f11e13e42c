import { readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createProject, type Project } from '../testing/project.ts'

let project: Project
beforeEach(async () => {
  project = await createProject()
})
afterEach(() => project.remove())

const start = (env?: Record<string, string>) => project.run(['start', 'once'], env).ended

describe('a single start', () => {
  it('a start installs, builds and hands over; the next one only hands over', async () => {
    const first = await start()
    expect(first.code).toBe(0)
    expect(first.output).toContain('started all,once production')
    expect(await project.takeLog()).toEqual(['build', 'ci --omit=dev', 'install'])

    const second = await start()
    expect(second).toEqual({ code: 0, output: 'started all,once production\n' })
    expect(await project.takeLog()).toEqual([])
  })

  it('a start builds again only for a changed source, not for a changed test', async () => {
    await start()
    await project.takeLog()
    await project.write('web/root.test.tsx', 'new')
    await start()
    expect(await project.takeLog()).toEqual([])
    await project.write('web/root.tsx', 'two')
    await start()
    expect(await project.takeLog()).toEqual(['build'])
  })

  it('a start installs again for a changed lock file', async () => {
    await start()
    await project.takeLog()
    const lock = await readFile(join(project.dir, 'package-lock.json'), 'utf8')
    await project.write('package-lock.json', lock.replace('1.0.0', '1.1.0'))
    await start()
    expect(await project.takeLog()).toEqual(['build', 'ci --omit=dev'])
  })

  it('a start leaves what only tests need to the first test, which adds it', async () => {
    await start()
    await project.takeLog()
    const test = () => project.run(['test', 'once']).ended
    expect(await test()).toMatchObject({ code: 0 })
    expect(await project.takeLog()).toEqual(['install --include=dev'])
    await test()
    await start()
    expect(await project.takeLog()).toEqual([])
  })

  it('a start does not build for the API alone', async () => {
    const { output } = await project.run(['start:api', 'once']).ended
    expect(output).toContain('started api,once production')
    expect(await project.takeLog()).toEqual(['ci --omit=dev', 'install'])
  })

  it('a start puts a lost Node.js back without installing anything else', async () => {
    await start()
    await project.takeLog()
    await rm(join(project.dir, 'node_modules', 'node'), { recursive: true })
    expect((await start()).code).toBe(0)
    expect(await project.takeLog()).toEqual([])
  })

  it('a start passes a signal on and returns with the exit code of the product', async () => {
    const run = project.run(['start'])
    await run.printed('started')
    run.kill('SIGTERM')
    expect(await run.ended).toMatchObject({ code: 7, output: expect.stringContaining('finishing') })
  })
})

describe('where a start cannot go on', () => {
  it('a start without a network says why it cannot go on in one line', async () => {
    const { code, output } = await start({ FAKE_NPM: 'offline' })
    expect(code).toBe(1)
    expect(output.trim().split('\n').at(-1)).toBe(
      'The npm registry cannot be reached (ENOTFOUND). Check the network, then run the same command again.',
    )
    expect((await start()).code).toBe(0)
  })

  it('a start with broken pages says why it cannot go on in one line, and builds them again the next time', async () => {
    const { code, output } = await start({ FAKE_BUILD: 'broken' })
    expect(code).toBe(1)
    expect(output).toMatch(/no such part\n.*could not be built.*\n$/)
    await project.takeLog()
    expect((await start()).code).toBe(0)
    expect(await project.takeLog()).toEqual(['build'])
  })

  it('a start for a task that does not exist says why it cannot go on in one line', async () => {
    const { code, output } = await project.run(['strat']).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^There is no task «strat»: start, .*\n$/)
  })
})

describe('several starts in one folder', () => {
  const untilLogHas = (line: string) =>
    vi.waitFor(
      async () => expect(await readFile(join(project.dir, 'npm.log'), 'utf8')).toContain(line),
      60_000,
    )

  it('several starts in one folder install and build once', async () => {
    const all = await Promise.all([start(), start(), start()])
    expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(await project.takeLog()).toEqual(['build', 'ci --omit=dev', 'install'])
  })

  it('several starts in one folder recover from one that was killed while it installed', async () => {
    const killed = project.run(['start'], { FAKE_NPM: 'hang' })
    await untilLogHas('hangs')
    killed.killAll()
    await killed.ended
    await project.takeLog()
    expect((await start()).code).toBe(0)
    expect(await project.takeLog()).toEqual(expect.arrayContaining(['build', 'ci --omit=dev']))
  })

  it('several starts in one folder wait for an installation that outlives who began it', async () => {
    const killed = project.run(['start'], { FAKE_NPM: 'hang' })
    await untilLogHas('hangs')
    killed.kill('SIGKILL')
    const next = project.run(['start', 'once'])
    await next.printed('waiting for it')
    await project.takeLog()
    killed.killAll()
    expect((await next.ended).code).toBe(0)
    expect(await project.takeLog()).toEqual(expect.arrayContaining(['build', 'ci --omit=dev']))
  })

  it('several starts in one folder take over the lock of a process that is gone', async () => {
    await start()
    await project.write('web/root.tsx', 'two')
    const gone = project.run(['strat'])
    await gone.ended
    const lock = JSON.stringify({ host: hostname(), pids: [gone.pid] })
    await writeFile(join(project.dir, '.cache', 'bootstrap.lock'), lock)
    expect((await start()).code).toBe(0)
  })
})
