import { useEffect, useState } from 'react'
import { moved, type Part, type Point, type Size, turned, zoomsOf } from './crop.rules.ts'

const CENTRE: Point = { x: 0, y: 0 }

/**
 * What is chosen of a picture: the whole of it at first, and again whenever the shape of the frame changes or the picture is
 * turned. `ready` once it has loaded.
 */
export function useCropping(aspect: number, rotation: number) {
  const [frame, setFrame] = useState<Size>()
  const [picture, setPicture] = useState<{ shown: Size; natural: Size }>()
  const [crop, setCrop] = useState(CENTRE)
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  const framed = frame &&
    picture && {
      frame,
      shown: turned(picture.shown, rotation),
      density: picture.natural.width / picture.shown.width,
    }
  const { whole, most } = framed ? zoomsOf(framed) : { whole: 1, most: 1 }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shape or a turn begins with the whole picture again
  useEffect(() => {
    setZoom(whole)
    setCrop(CENTRE)
  }, [whole, aspect, rotation])

  const onCrop = (asked: Point) => setCrop(framed ? moved(asked, framed, zoom) : asked)
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
