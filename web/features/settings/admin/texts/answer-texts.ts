import type { Answers } from '../../../../../contract/settings/answers.ts'

type Answer = Answers[number]

export const blankAnswer: Answer = {
  question: '',
  questionTa: '',
  answer: '',
  answerTa: '',
  short: '',
  shortTa: '',
}

/** Answers as the text that a form holds: JSON of what is typed. */
export function writeAnswers(answers: Answers): string {
  return answers.length === 0 ? '' : JSON.stringify(answers)
}

export function readAnswers(text: string): Answers {
  return text === '' ? [] : JSON.parse(text)
}

/** As people read them in the history: the questions. */
export function listQuestions(text: string): string {
  return readAnswers(text)
    .map(({ question }) => question)
    .join('; ')
}
