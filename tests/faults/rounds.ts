import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { createRandom, type Random } from '../../api/testing/random.ts'
import type { Found } from './ledger.ts'

/** Rounds of each fault; `npm run faults` tries many times. */
export const rounds = Number(process.env.FAULT_ROUNDS ?? 1)
const seed = Number(process.env.FAULT_SEED ?? 1975)

type Sums = { rounds: number; acknowledged: number; checked: number; lost: number; torn: number }

const nothingWritten = { counts: { acknowledged: 0, unexpected: [] as string[] } }

/** Random numbers for the tests of one fault; the printed seed repeats them. */
export function chancesOf(fault: string): Random {
  return createRandom(
    [...fault].reduce((sum, char) => Math.imul(sum, 31) + char.charCodeAt(0), seed),
  )
}

/** Adds up what each round found, and prints it as a line at the end. */
export function createReport(fault: string) {
  const sums: Sums = { rounds: 0, acknowledged: 0, checked: 0, lost: 0, torn: 0 }
  const counted = new Map<object, number>()
  return {
    /** Result of a round; no write may be lost or torn, and no response unforeseen. */
    add({ checked, lost, torn }: Found, { counts } = nothingWritten): void {
      sums.acknowledged += counts.acknowledged - (counted.get(counts) ?? 0)
      counted.set(counts, counts.acknowledged)
      sums.checked += checked
      sums.lost += lost.length
      sums.torn += torn.length
      expect({ lost, torn, unexpected: counts.unexpected }).toEqual({
        lost: [],
        torn: [],
        unexpected: [],
      })
    },
    beginRound(): void {
      sums.rounds += 1
    },
    print(more = ''): void {
      const { rounds, acknowledged, checked, lost, torn } = sums
      console.info(
        `Faults, seed ${seed}: ${fault}: ${rounds} rounds, ${acknowledged} writes acknowledged, ${checked} records checked, ${lost} lost, ${torn} torn${more && `, ${more}`}`,
      )
    },
  }
}

/** Lets a moment pass whose length is left to chance. */
export function moment(random: Random, longest: number): Promise<void> {
  return setTimeout(random.next() * longest)
}
