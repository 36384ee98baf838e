import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import { center } from '#contracts/api/center.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { upload } from '#web/api/calls.ts'
import { textOf } from '#web/api/failure.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './avatar.module.css'
import { cut, type Part } from './cut.ts'

type Saved = Output<typeof center.setAvatar>

interface CropDialogProps {
  picture: File
  onClose: () => void
  onSaved: (saved: Saved) => void
}

const MOST_ZOOM = 4

/** Chooses the part of a picture that is shown: by hand, by the arrow keys, and larger or smaller. */
export function CropDialog({ picture, onClose, onSaved }: CropDialogProps) {
  const { t } = useTranslation(['center', 'frame'])
  const label = useId()
  const [url, setUrl] = useState('')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState<Part>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    const made = URL.createObjectURL(picture)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])

  async function save() {
    if (!part) return setFailure(t('avatar.notLoaded'))
    setBusy(true)
    setFailure('')
    try {
      // The contract says what the answer holds; the tests of the server hold it to that.
      onSaved((await upload(center.setAvatar, await cut(picture, part))) as Saved)
      toast.success(t('avatar.saved'))
      onClose()
    } catch (thrown) {
      setFailure(textOf(thrown) || t('avatar.problem.broken'))
      setBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('avatar.crop')}
      size={520}
      centered
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      {failure && <Notice tone="failure">{failure}</Notice>}
      <div className={classes.stage}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            aspect={1}
            cropShape="round"
            showGrid={false}
            cropperProps={{ role: 'group', 'aria-label': t('avatar.area') }}
            mediaProps={{ alt: '', onError: () => setFailure(t('avatar.problem.broken')) }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setPart(pixels)}
          />
        )}
      </div>
      <div className={classes.zoom}>
        <label htmlFor={label}>{t('avatar.zoom')}</label>
        <input
          id={label}
          type="range"
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </div>
      <p className={classes.hint}>{t('avatar.cropHint')}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {t('avatar.save')}
        </Button>
      </Group>
    </Modal>
  )
}
