import { readFileSync } from 'node:fs'

/** Reads a list of pairs of spellings, one per line. */
export function readSpellings(name: string): [typed: string, other: string][] {
  const text = readFileSync(new URL(`spellings/${name}.txt`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [string, string])
}
