import { useEffect, useEffectEvent } from 'react'

/**
 * Accepts files that are dropped outside the box, because the browser would otherwise open them and discard the form.
 * While a dialog is open, dropped files are ignored.
 */
export function useStrayDrop(take: (files: readonly File[]) => void): void {
  const onDrop = useEffectEvent((event: DragEvent) => {
    // The box has already handled the drop.
    if (event.defaultPrevented || !hasFiles(event)) return
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0 && !document.querySelector('[aria-modal="true"]')) take(files)
  })
  useEffect(() => {
    const abortController = new AbortController()
    document.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), abortController)
    document.addEventListener('drop', (event) => onDrop(event), abortController)
    return () => abortController.abort()
  }, [])
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
