import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { CallError } from '../errors/call-error'

const messages = {
  tooMany: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    th: 'ลองหลายครั้งเกินไป กรุณารอสักครู่แล้วลองใหม่',
  },
  ended: { en: 'This link has already been used or has expired.', th: 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุแล้ว' },
  password: { en: 'Incorrect password.', th: 'รหัสผ่านไม่ถูกต้อง' },
  chosen: { en: 'Enter the password you chose.', th: 'กรุณากรอกรหัสผ่านที่คุณตั้งไว้' },
  guessable: {
    en: 'This password is easy to guess. Add a few more words or symbols.',
    th: 'รหัสผ่านนี้เดาได้ง่าย ลองเพิ่มคำหรือสัญลักษณ์อีกเล็กน้อย',
  },
  impersonator: { en: 'You can’t do this while acting for a member.', th: 'ทำรายการนี้ไม่ได้ขณะเข้าใช้งานแทนสมาชิก' },
  session: { en: 'Session not found.', th: 'ไม่พบเซสชันนี้' },
  stale: { en: 'This was changed somewhere else.', th: 'ข้อมูลนี้มีการแก้ไขจากที่อื่น' },
  address: { en: 'This doesn’t match your email on this site.', th: 'ไม่ตรงกับอีเมลของคุณในเว็บไซต์นี้' },
  own: { en: 'You can’t change your own account here.', th: 'เปลี่ยนบัญชีของตนเองที่นี่ไม่ได้' },
  member: { en: 'Member not found.', th: 'ไม่พบสมาชิกคนนี้' },
  email: { en: 'This site already has an account with this email.', th: 'เว็บไซต์นี้มีบัญชีที่ใช้อีเมลนี้อยู่แล้ว' },
  lastAdmin: {
    en: 'A site needs at least one admin who can sign in.',
    th: 'เว็บไซต์ต้องมีผู้ดูแลระบบที่เข้าสู่ระบบได้อย่างน้อยหนึ่งคน',
  },
  money: {
    en: 'There is still {amount} in your wallet. Request a payout first.',
    th: 'กระเป๋าเงินของคุณยังมี {amount} กรุณาขอรับเงินคืนก่อน',
  },
  closed: { en: 'This account is closed.', th: 'บัญชีนี้ปิดแล้ว' },
  closedToYou: {
    en: 'Your account here is closed. Please contact the site’s staff.',
    th: 'บัญชีของคุณปิดแล้ว กรุณาติดต่อเจ้าหน้าที่ของเว็บไซต์',
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
