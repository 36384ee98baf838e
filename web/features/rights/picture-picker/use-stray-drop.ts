import { useEffect, useEffectEvent } from 'react'

/**
 * Takes files that are dropped beside the box: the browser would open them in the place of the page, and what was filled in
 * would be gone. Under a dialog they are dropped and nothing happens.
 */
export function useStrayDrop(take: (files: readonly File[]) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    // The box itself has taken it.
    if (event.defaultPrevented || !bringsFiles(event)) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0 && !document.querySelector('[aria-modal="true"]')) take(files)
  })
  useEffect(() => {
    const ends = new AbortController()
    document.addEventListener('dragover', (event) => bringsFiles(event) && event.preventDefault(), ends)
    document.addEventListener('drop', (event) => onDrop(event), ends)
    return () => ends.abort()
  }, [])
}

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
