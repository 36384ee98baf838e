import { Loader } from '@mantine/core'
import { useId } from 'react'
import Cropper from 'react-easy-crop'
import type { Part, Point, Size } from './crop.rules.ts'
import classes from './crop-stage.module.css'

interface CropStageProps {
  /** URL of the picture; empty if there is none. */
  image: string
  /** The offset of the picture's centre from the centre of the frame, in screen pixels. */
  crop: Point
  onCrop: (crop: Point) => void
  zoom: number
  onZoom: (zoom: number) => void
  zooms: { least: number; most: number }
  aspect?: number
  round?: boolean
  /** Degrees clockwise, in steps of 90. */
  rotation?: number
  /** Whether the frame may reach beyond the picture; then the parent has to limit `crop`. */
  free?: boolean
  waits?: boolean
  label: string
  zoomLabel: string
  /** Called once the picture has loaded, with its unrotated size in screen pixels and in its own pixels. */
  onPicture?: (shown: Size, natural: Size) => void
  /** Called when the size of the picture on the screen changes, for example after a phone was turned. */
  onShown?: (shown: Size) => void
  onFrame?: (frame: Size) => void
  onPart: (part: Part) => void
  onBroken: () => void
}

/**
 * A picture under a frame. Pointer or arrow keys move the picture, and a slider zooms it.
 * This function is long because pointer, keys and slider change the same position and zoom.
 */
export function CropStage({
  image,
  crop,
  zoom,
  zooms,
  aspect = 1,
  round = false,
  rotation = 0,
  ...rest
}: CropStageProps) {
  const slider = useId()
  const {
    free = false,
    waits = false,
    label,
    zoomLabel,
    onCrop,
    onZoom,
    onPicture,
    onShown,
    onFrame,
    onPart,
    onBroken,
  } = rest
  return (
    <>
      <div className={classes.stage} aria-busy={waits}>
        {image && (
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            minZoom={zooms.least}
            maxZoom={zooms.most}
            aspect={aspect}
            rotation={rotation}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            restrictPosition={!free}
            cropperProps={{ role: 'group', 'aria-label': label }}
            mediaProps={{ alt: '', onError: onBroken }}
            onCropChange={onCrop}
            onZoomChange={onZoom}
            onCropSizeChange={onFrame}
            onMediaLoaded={({ naturalWidth, naturalHeight, ...shown }) =>
              onPicture?.(shown, { width: naturalWidth, height: naturalHeight })
            }
            setMediaSize={({ width, height }) => onShown?.({ width, height })}
            // `onCropComplete` is not called when the picture snaps back into the frame.
            onCropAreaChange={(_, pixels) => onPart(pixels)}
          />
        )}
        {waits && (
          <div className={classes.waiting}>
            <Loader color="currentColor" />
          </div>
        )}
      </div>
      <div className={classes.zoom}>
        <label htmlFor={slider}>{zoomLabel}</label>
        <input
          id={slider}
          type="range"
          min={zooms.least}
          max={zooms.most}
          step="any"
          value={zoom}
          onChange={(event) => onZoom(Number(event.currentTarget.value))}
        />
      </div>
    </>
  )
}
