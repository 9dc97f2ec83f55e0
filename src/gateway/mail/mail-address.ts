export type MailAddress = { email: string; name?: string }

/** `"Name" <address>` of a header; a name loses what could end its quotes or its line. */
export function writeAddress({ email, name }: MailAddress): string {
  const plain = name?.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()
  return plain ? `"${plain}" <${email}>` : email
}
