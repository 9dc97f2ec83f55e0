import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  tooMany: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  ended: { en: 'This link was used already or has ended.', th: 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุแล้ว' },
  password: { en: 'The password is not right.', th: 'รหัสผ่านไม่ถูกต้อง' },
  chosen: { en: 'Please enter the password that you chose.', th: 'กรุณากรอกรหัสผ่านที่คุณตั้งไว้' },
  guessable: {
    en: 'This password is easy to guess. Add a few more words or signs.',
    th: 'รหัสผ่านนี้เดาได้ง่าย ลองเพิ่มคำหรือสัญลักษณ์อีกเล็กน้อย',
  },
  impersonator: { en: 'Whoever acts in the name of a person may not do this.', th: 'ผู้ที่เข้าใช้งานแทนสมาชิกทำรายการนี้ไม่ได้' },
  session: { en: 'There is no such session.', th: 'ไม่พบเซสชันนี้' },
  stale: { en: 'This was changed elsewhere meanwhile.', th: 'ข้อมูลนี้ถูกแก้ไขจากที่อื่นไปแล้ว' },
  address: { en: 'This does not match your address here.', th: 'ไม่ตรงกับอีเมลของคุณในเว็บนี้' },
  own: { en: 'Nobody changes their own account here.', th: 'ไม่สามารถเปลี่ยนบัญชีของตนเองที่นี่ได้' },
  member: { en: 'There is no such member.', th: 'ไม่พบสมาชิกคนนี้' },
  email: { en: 'This site has an account with this address already.', th: 'เว็บไซต์นี้มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว' },
  lastAdmin: {
    en: 'A site keeps at least one admin who can sign in.',
    th: 'เว็บไซต์ต้องมีผู้ดูแลระบบที่เข้าสู่ระบบได้อย่างน้อยหนึ่งคน',
  },
  money: {
    en: 'There is still {amount} in your wallet. Have it paid out first.',
    th: 'กระเป๋าเงินของคุณยังมี {amount} กรุณาขอรับเงินคืนก่อน',
  },
  closed: { en: 'This account is closed.', th: 'บัญชีนี้ถูกปิดแล้ว' },
  closedToYou: {
    en: 'Your account here is closed. Please ask the staff of this site.',
    th: 'บัญชีของคุณถูกปิดแล้ว กรุณาติดต่อเจ้าหน้าที่ของเว็บไซต์',
  },
}

export const tooManyTries = (locale: Locale) => new CallError('rate_limited', messages.tooMany[locale])
export const endedLink = (locale: Locale) => new CallError('link_expired', messages.ended[locale])
export const wrongPassword = (locale: Locale, field = 'password') =>
  new CallError('incorrect_password', messages.password[locale], { [field]: messages.password[locale] })
export const passwordWanted = (locale: Locale) =>
  new CallError('unprocessable', messages.chosen[locale], { password: messages.chosen[locale] })
export const guessablePassword = (locale: Locale) =>
  new CallError('weak_password', messages.guessable[locale], { password: messages.guessable[locale] })
export const impersonatorRefused = (locale: Locale) => new CallError('impersonating', messages.impersonator[locale])
export const unknownSession = (locale: Locale) => new CallError('not_found', messages.session[locale])
export const staleProfile = (locale: Locale, profile: unknown) =>
  new CallError('stale_version', messages.stale[locale], undefined, { profile })
export const staleMember = (locale: Locale) => new CallError('stale_version', messages.stale[locale])
export const otherAddress = (locale: Locale) =>
  new CallError('confirmation_mismatch', messages.address[locale], { confirm: messages.address[locale] })
export const ownAccount = (locale: Locale) => new CallError('own_account', messages.own[locale])
export const closedAccount = (locale: Locale) => new CallError('account_closed', messages.closed[locale])
/** For the person themselves, who has proven their identity. */
export const closedToYou = (locale: Locale) => new CallError('account_closed', messages.closedToYou[locale])
export const unknownMember = (locale: Locale) => new CallError('not_found', messages.member[locale])
export const takenEmail = (locale: Locale, field: string) =>
  new CallError('email_taken', messages.email[locale], { [field]: messages.email[locale] })
export const lastAdmin = (locale: Locale) => new CallError('last_admin', messages.lastAdmin[locale])
export const walletNotEmpty = (locale: Locale, amount: string) =>
  new CallError('balance_remaining', fillText(messages.money[locale], { amount }))
