/**
 * Passes on each character that is typed, which then goes to no field. Shortcuts are left alone.
 * @returns stops it
 */
export function collectKeys(onCharacter: (character: string) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onCharacter(event.key)
  }
  // Before fields and other shortcuts receive it.
  window.addEventListener('keydown', listen, true)
  return () => window.removeEventListener('keydown', listen, true)
}
