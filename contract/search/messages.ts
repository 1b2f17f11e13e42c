import { synonymLimits } from './limits.ts'

const { sets, terms, term } = synonymLimits

/** Messages about synonym sets. */
export const synonymMessages = {
  notFound: 'Synonym set not found',
  labelRequired: 'Label is required',
  termsRequired: 'Give at least one term',
  tooManyTerms: `At most ${terms} terms`,
  tooShort: `A term has at least ${term.min} characters`,
  tooLong: `A term has at most ${term.max} characters`,
  twice: (text: string) => `“${text}” is there already`,
  tooManySets: `There can be at most ${sets} synonym sets`,
  loadFailed: 'Failed to load synonyms. Please try again.',
  fetchFailed: 'Failed to fetch synonym set',
  saveFailed: 'Failed to save synonym set',
  deleteFailed: 'Failed to delete synonym set',
  created: 'Synonym set created successfully!',
  updated: 'Synonym set updated successfully!',
  deleteConfirm: 'Are you sure you want to delete this synonym set?',
  none: 'No synonyms found. Add your first set to get started.',
  noneFound: 'No set has this word.',
  searchRequired: 'Give words to search for',
  trialFailed: 'The search could not be tried. Please try again.',
} as const
