/**
 * The address that limits count by. An IPv6 caller owns a whole /64 and can change its address with every request, so a
 * /64 counts as one; an IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = (ip.split('%')[0] as string).split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const left = groups(head)
  const right = groups(tail ?? '')
  const whole =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
