import { useEffect, useState } from 'react'
import { limitCrop, type Part, type Point, rotatedSize, type Size, zoomsOf } from './crop.rules.ts'

const CENTRE: Point = { x: 0, y: 0 }

/** The state of cropping. It resets to the whole picture if the frame changes its shape or the picture is rotated. */
export function useCropping(aspect: number, rotation: number) {
  const [frame, setFrame] = useState<Size>()
  const [picture, setPicture] = useState<{ shown: Size; natural: Size }>()
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  const framed = frame &&
    picture && {
      frame,
      shown: rotatedSize(picture.shown, rotation),
      density: picture.natural.width / picture.shown.width,
    }
  const { whole, most } = framed ? zoomsOf(framed) : { whole: 1, most: 1 }
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets after a change of shape or rotation
  useEffect(() => {
    setZoom(whole)
    setCrop(CENTRE)
  }, [whole, aspect, rotation])

  const onCrop = (requested: Point) => setCrop(framed ? limitCrop(requested, framed, zoom) : requested)
  const stage = {
    crop,
    zoom,
    aspect,
    rotation,
    onCrop,
    onZoom: setZoom,
    onPart: setPart,
    onFrame: setFrame,
    zooms: { least: whole, most },
    free: true,
    onPicture: (shown: Size, natural: Size) => setPicture({ shown, natural }),
    onShown: (shown: Size) => setPicture((before) => before && { ...before, shown }),
  }
  return { stage, part, ready: framed !== undefined, natural: picture?.natural }
}
