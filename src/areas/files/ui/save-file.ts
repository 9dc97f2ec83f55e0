/** Has the browser save an address under a name; pauses between several, as browsers require. */
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
