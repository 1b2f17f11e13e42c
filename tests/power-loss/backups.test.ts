import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { rounds } from '../faults/fixtures/rounds.ts'
import { openFilledShop, verify, verifyAll } from './filled-shop.ts'
import { signIn } from './staff.ts'

describe('power cuts', () => {
  it('a power cut amid backups of the admin area leaves the finished ones there, and all whole', async () => {
    const shop = await openFilledShop('backups of the admin area')
    const { report, ledger, settings } = shop
    let { product } = shop
    let longest = 2000
    let whole = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const done: string[] = []
      const deleted: string[] = []
      const work = async (isCut: () => boolean) => {
        const staff = await signIn(product.address)
        const before = shop.disk.countChanges()
        const [oldest] = (await staff.readState()).files.toReversed()
        if (oldest) {
          await staff.deleteBackup(oldest.name)
          deleted.push(oldest.name)
        }
        const { name } = await staff.beginBackup()
        if ((await staff.endOfJob())?.state === 'done') done.push(name)
        longest = 1.2 * (shop.disk.countChanges() - before)
        await ledger.writeUntil(isCut)
      }
      await shop.cutAmid({ longest, work, kill: product.kill })
      await shop.endJobs()
      product = await shop.restart()
      const names = await verifyAll(settings)
      expect(names).toEqual(expect.arrayContaining(done))
      expect(names.filter((name) => deleted.includes(name))).toEqual([])
      whole += names.length
      await ledger.turnTo(product.address)
      report.add(await ledger.check(), ledger)
    }
    report.print(`${whole} backups looked into, all whole`)
  })

  it('a power cut amid backups by the command leaves under its name all of it or nothing', async () => {
    const shop = await openFilledShop('backups by the command')
    const { report, ledger, disk } = shop
    await shop.product.kill()
    disk.begin()
    const path = join(disk.folder, 'copies.tar')
    let longest = 2000
    let [whole, acknowledged] = [0, 0]
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      await rm(path, { force: true })
      disk.begin()
      const command = shop.backUp(path)
      let isSaid = false
      const work = async () => {
        expect(await command.ended, await command.errors).toBe(0)
        isSaid = true
        longest = 1.2 * disk.countChanges()
      }
      await shop.cutAmid({ longest, work, kill: command.kill })
      await shop.endJobs()
      if (existsSync(path)) await verify(new Blob([await readFile(path)]).stream())
      if (existsSync(path)) whole += 1
      if (isSaid) acknowledged += 1
      expect(existsSync(path) || !isSaid).toBe(true)
      const product = await shop.restart()
      await ledger.turnTo(product.address)
      report.add(await ledger.check(), ledger)
      await product.kill()
    }
    report.print(`${acknowledged} acknowledged, ${whole} there, all whole`)
  })

  it('a power cut amid an upload in parts leaves each part that was taken, and the rest can follow', async () => {
    const shop = await openFilledShop('uploads of backups in parts')
    const { report, settings, disk } = shop
    let { product } = shop
    const path = join(disk.folder, 'copies.tar')
    const backup = shop.backUp(path)
    expect(await backup.ended, await backup.errors).toBe(0)
    const file = await readFile(path)
    const size = Math.ceil(file.length / 24)
    const parts = Array.from({ length: 24 }, (_, part) =>
      file.subarray(part * size, (part + 1) * size),
    )
    let taken = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      let name = ''
      let isComplete = false
      const there = new Set<number>()
      const send = async (isCut = () => false) => {
        const staff = await signIn(product.address)
        name ||= (await staff.beginUpload()).name
        const left = parts.entries().filter(([part]) => !there.has(part))
        const sendNext = async () => {
          for (const [part, bytes] of left) {
            if (isCut()) return
            await staff.sendPart(name, part, bytes)
            there.add(part)
          }
        }
        await Promise.all([sendNext(), sendNext(), sendNext()])
        if (!isComplete) await staff.completeUpload(name, parts.length)
        isComplete = true
        return staff
      }
      await shop.cutAmid({ longest: 200, work: send, kill: product.kill })
      await shop.endJobs()
      product = await shop.restart()
      taken += there.size
      const staff = await send()
      expect(await staff?.endOfJob()).toMatchObject({ kind: 'check' })
      expect(await verifyAll(settings)).toContain(name)
      report.add({ checked: there.size, lost: [], torn: [] })
    }
    report.print(`${taken} parts taken before the cuts`)
  })
})
