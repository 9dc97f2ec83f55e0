/** Lets the browser save what an address gives, under a name; several, one after the other, are told apart by a pause that browsers want. */
export async function saveFile(address: string, name: string): Promise<void> {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
  await new Promise((resolve) => setTimeout(resolve, 300))
}
