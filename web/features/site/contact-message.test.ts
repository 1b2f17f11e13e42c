import { describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { checkContactMessage, composeContactText, readContactMessage } from './contact-message.ts'

const filled = {
  name: 'Kavitha',
  email: 'kavitha@example.com',
  phone: '98765 00000',
  subject: '',
  message: 'Do you deliver to Erode?',
}

describe('checkContactMessage', () => {
  it('lets a filled form go, with or without a subject', () => {
    expect(checkContactMessage(filled)).toEqual({})
    expect(checkContactMessage({ ...filled, subject: 'Delivery' })).toEqual({})
  })

  it('asks for everything but the subject', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' }
    expect(checkContactMessage(empty)).toEqual({
      name: messages.contact.nameRequired,
      email: messages.contact.emailInvalid,
      phone: messages.contact.phoneRequired,
      message: messages.contact.messageRequired,
    })
  })

  it.each(['kavitha', 'kavitha@', '@example.com', 'kavitha@example', 'a b@example.com'])(
    'does not take %s for an e-mail address',
    (email) => {
      expect(checkContactMessage({ ...filled, email })).toEqual({
        email: messages.contact.emailInvalid,
      })
    },
  )
})

it('reads what was typed, trimmed, and loses nothing of what is too long', () => {
  const read = (message: string) =>
    readContactMessage(new URLSearchParams({ name: '  Kavitha ', message }))
  expect(read('')).toMatchObject({ name: 'Kavitha', message: '', email: '' })
  const long = read('🫒'.repeat(1001))
  expect(long.message).toBe('🫒'.repeat(1001))
  expect(checkContactMessage({ ...filled, message: long.message })).toEqual({
    message: messages.validation.tooLong(1000),
  })
  expect(checkContactMessage({ ...filled, message: '🫒'.repeat(1000) })).toEqual({})
})

it('composes a text that leaves out an empty subject', () => {
  expect(composeContactText(filled)).toBe(
    'Name: Kavitha\nEmail: kavitha@example.com\nPhone: 98765 00000\nMessage: Do you deliver to Erode?',
  )
  expect(composeContactText({ ...filled, subject: 'Delivery' })).toContain('\nSubject: Delivery\n')
})
