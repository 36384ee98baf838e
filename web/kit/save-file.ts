/** Downloads a URL; the server names the file. */
export function saveFile(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

export const saveText = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }))

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoke the URL in a later task, after the browser has read it.
  setTimeout(() => URL.revokeObjectURL(address))
}
