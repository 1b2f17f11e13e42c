import { expect, it } from 'vitest'
import { messages } from '../../../../contract/messages.ts'
import { readEnv } from '../../../../env/env.ts'
import { commandLineAuthor } from '../../../records/author.ts'
import { serverLimits } from '../../../server-limits.ts'
import { createTestDatabase } from '../../../testing/database.ts'
import { createFirstAdministrator } from '../administrators.ts'
import { signIn } from './sign-in.ts'

it('the sign-in rejects an unknown account as it does a known one, and limits both after as many failures', async () => {
  const { db, close } = await createTestDatabase('sqlite')
  await createFirstAdministrator(db, {
    ...readEnv({}),
    adminEmail: 'owner@example.com',
    adminPassword: 'correct horse battery',
  })
  const context = { ...commandLineAuthor, address: '203.0.113.7', userAgent: '' }
  for (const email of ['owner@example.com', 'nobody@example.com']) {
    const attempt = () => signIn(db, { email, password: 'wrong' }, context)
    for (let time = 1; time <= serverLimits.login.failures; time++)
      await expect(attempt()).rejects.toMatchObject({
        statusCode: 401,
        message: messages.login.wrong,
      })
    await expect(attempt()).rejects.toMatchObject({
      statusCode: 429,
      message: messages.login.tooMany,
    })
  }
  await close()
})
