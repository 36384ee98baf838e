import { type DragEvent, useState } from 'react'

/** Props for an element that accepts dropped files. It has `data-over` while something is dragged over it. */
export function useDrop(onDrop: (data: DataTransfer) => void) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  return {
    'data-over': isDraggedOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsDraggedOver(true)
    },
    onDragLeave: () => setIsDraggedOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setIsDraggedOver(false)
      onDrop(event.dataTransfer)
    },
  }
}
