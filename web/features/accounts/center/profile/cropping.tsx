import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { upload } from '#web/api/calls.ts'
import { textOf } from '#web/api/failure.ts'
import type { Part } from '#web/kit/crop/crop.rules.ts'
import { CropStage } from '#web/kit/crop/crop-stage.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import classes from './avatar.module.css'
import { cropAvatar } from './avatar-file.ts'

type Saved = Output<typeof center.setAvatar>

export interface CroppingProps {
  picture: File
  onClose: () => void
  onSaved: (saved: Saved) => void
}

const ZOOMS = { least: 1, most: 4 }

/** Lets the user select a part of the picture with pointer, arrow keys and zoom, and uploads that part. */
export function Cropping({ picture, onClose, onSaved }: CroppingProps) {
  const { t } = useTranslation(['center', 'frame'])
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
      // Safe cast: `upload` is untyped, but the server's tests check the answer against the contract.
      onSaved((await upload(center.setAvatar, await cropAvatar(picture, part))) as Saved)
      toast.success(t('avatar.saved'))
      onClose()
    } catch (thrown) {
      setFailure(textOf(thrown) || t('avatar.problem.broken'))
      setBusy(false)
    }
  }

  return (
    <>
      {failure && <Notice tone="failure">{failure}</Notice>}
      <CropStage
        image={url}
        crop={crop}
        onCrop={setCrop}
        zoom={zoom}
        onZoom={setZoom}
        zooms={ZOOMS}
        round
        label={t('avatar.area')}
        zoomLabel={t('avatar.zoom')}
        onPart={setPart}
        onBroken={() => setFailure(t('avatar.problem.broken'))}
      />
      <p className={classes.hint}>{t('avatar.cropHint')}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button loading={busy} onClick={() => void save()}>
          {t('avatar.save')}
        </Button>
      </Group>
    </>
  )
}
