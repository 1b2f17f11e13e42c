import { describe, expect, it } from 'vitest'
import { checkContactMessage, composeContactText, readContactMessage } from './contact-message.ts'
import { contactEn } from './words/contact-en.ts'
import { contactTa } from './words/contact-ta.ts'

const filled = {
  name: 'Kavitha',
  email: 'kavitha@example.com',
  phone: '98765 00000',
  subject: '',
  message: 'Do you deliver to Erode?',
}

describe('checkContactMessage', () => {
  it('a contact form that is filled goes, with or without a subject', () => {
    expect(checkContactMessage(filled, contactEn)).toEqual({})
    expect(checkContactMessage({ ...filled, subject: 'Delivery' }, contactEn)).toEqual({})
  })

  it('a contact form asks for everything but the subject', () => {
    const empty = { name: '', email: '', phone: '', subject: '', message: '' }
    expect(checkContactMessage(empty, contactEn)).toEqual({
      name: contactEn.errors.name,
      email: contactEn.errors.email,
      phone: contactEn.errors.phone,
      message: contactEn.errors.message,
    })
  })

  it.each(['kavitha', 'kavitha@', '@example.com', 'kavitha@example', 'a b@example.com'])(
    'a contact form does not take %s for an e-mail address',
    (email) => {
      expect(checkContactMessage({ ...filled, email }, contactEn)).toEqual({
        email: contactEn.errors.email,
      })
    },
  )
})

it('a contact message is read as it was typed, trimmed, and loses nothing of what is too long', () => {
  const read = (message: string) =>
    readContactMessage(new URLSearchParams({ name: '  Kavitha ', message }))
  expect(read('')).toMatchObject({ name: 'Kavitha', message: '', email: '' })
  const long = read('🫒'.repeat(1001))
  expect(long.message).toBe('🫒'.repeat(1001))
  expect(checkContactMessage({ ...filled, message: long.message }, contactEn)).toEqual({
    message: contactEn.errors.tooLong(1000),
  })
  expect(checkContactMessage({ ...filled, message: '🫒'.repeat(1000) }, contactEn)).toEqual({})
})

it('a contact message leaves out an empty subject', () => {
  expect(composeContactText(filled, contactEn)).toBe(
    'Name: Kavitha\nEmail: kavitha@example.com\nPhone: 98765 00000\nMessage: Do you deliver to Erode?',
  )
  expect(composeContactText({ ...filled, subject: 'Delivery' }, contactEn)).toContain(
    '\nSubject: Delivery\n',
  )
})

it('a contact message greets and names each line in Tamil, and keeps what was typed as it is', () => {
  expect(composeContactText({ ...filled, subject: 'டெலிவரி' }, contactTa)).toBe(
    'வணக்கம்!\nபெயர்: Kavitha\nமின்னஞ்சல்: kavitha@example.com\nதொலைபேசி: 98765 00000\nதலைப்பு: டெலிவரி\nசெய்தி: Do you deliver to Erode?',
  )
})
