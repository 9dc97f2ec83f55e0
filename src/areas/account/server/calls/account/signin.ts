import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/signin'
import { closedToYou } from '@gateway/auth/account-messages'
import { limitAttempts } from '@gateway/auth/limit-attempts'
import { demoPassword } from '@gateway/auth/demo-password'
import { passwordMatches } from '@gateway/auth/passwords'
import { person } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const messages = {
  wrong: { en: 'Incorrect email or password.', th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง' },
  tooMany: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
}

export const handler = handle(call, async ({ input, tx, site, services, locale, address, account, knownDevice }) => {
  const tried = {
    limits: services.limits,
    site: site.id,
    kind: 'signin',
    subject: input.email,
    address,
    device: knownDevice(input.email),
  }
  const opened = await limitAttempts(tried, async (right) => {
    const [found] = await tx((db) => db.select().from(person).where(eq(person.email, input.email)))
    const matches = await passwordMatches(input.password, found?.passwordHash)
    // A database that once held demo data must not open to the password in the README.
    const isOpenSecret = input.password === demoPassword && !services.settings.seedDemo
    // A caller with the correct password is the person, and may learn this.
    if (found?.status === 'disabled' && matches && !isOpenSecret) throw closedToYou(locale)
    const wrong = new CallError('invalid_credentials', messages.wrong[locale])
    if (!found || !matches || isOpenSecret || found.status !== 'active') throw wrong
    await right()
    return {
      session: await account.start(() => Promise.resolve({ person: found.id, proven: found.passwordHash }), {
        otherwise: wrong,
      }),
    }
  })
  if (!opened) throw new CallError('rate_limited', messages.tooMany[locale])
  return opened
})
