/** Whether this is a whole address of another website that browsers reach over https, without a name and a password in it. */
export function isHttpsAddress(written: string): boolean {
  if (/[\s"<>\\^`|]/.test(written) || !URL.canParse(written)) return false
  const { protocol, hostname, username, password } = new URL(written)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}
