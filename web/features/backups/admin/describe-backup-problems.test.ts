import { expect, it } from 'vitest'
import { describeBackupProblems } from './describe-backup-problems.ts'

const well = {
  provenAt: '2026-01-31T21:00:00.000Z',
  isOld: false,
  failure: null,
  isUnpruned: false,
  missing: 0,
  unsafeSettings: [],
  copy: null,
}

const behindSince = '2026-01-31T13:10:00.000Z'

it.each([
  ['nothing where all is well', well, []],
  ['nothing of a new site', { ...well, provenAt: null }, []],
  [
    'that the last one is old',
    { ...well, isOld: true },
    [/^The last backup is of .* 2026\. Make one here/],
  ],
  ['that there is none', { ...well, provenAt: null, isOld: true }, [/^There is no backup yet\./]],
  [
    'why it could not be made',
    { ...well, failure: 'The disk is full.' },
    [/^The last backup could not be made\. The disk is full\. Please tell/],
  ],
  [
    'that old ones could not be deleted',
    { ...well, isUnpruned: true },
    [/^Old backups could not be deleted\. Please tell/],
  ],
  [
    'that a power cut may take what was saved',
    { ...well, unsafeSettings: ['fsync', 'synchronous_commit'] },
    [/^PostgreSQL runs with fsync, synchronous_commit off: .* Please tell/],
  ],
  [
    'nothing of a copy that is seconds behind',
    { ...well, copy: { behindSince, isLate: false } },
    [],
  ],
  [
    'since when the copy elsewhere is behind',
    { ...well, copy: { behindSince, isLate: true } },
    [/^The copy elsewhere lacks what was written since 31 Jan 2026, 6:40:00\spm\. Please tell/],
  ],
  ['what is lost', { ...well, missing: 1 }, [/without 1 picture that/]],
])('the dashboard says of backups %s', (_, status, texts) => {
  const trouble = describeBackupProblems(status)
  expect(trouble).toHaveLength(texts.length)
  for (const [index, text] of texts.entries()) expect(trouble[index]).toMatch(text)
})
