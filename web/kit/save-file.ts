/** Saves what stands at an address of the server, under the name that the server gives it. The page stays where it is. */
export function saveFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
