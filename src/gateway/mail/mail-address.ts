export type MailAddress = { email: string; name?: string }

/** A header's `"Name" <address>`; characters that could end the quotes or the line are removed from the name. */
export function writeAddress({ email, name }: MailAddress): string {
  const plain = name?.replaceAll(/["\\\p{Cc}]/gu, ' ').trim()
  return plain ? `"${plain}" <${email}>` : email
}
