import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { MAX_CUT, rotatedSize } from '#web/kit/crop/crop.rules.ts'
import { CropStage } from '#web/kit/crop/crop-stage.tsx'
import { cutOut } from '#web/kit/crop/cut.ts'
import { useCropping } from '#web/kit/crop/use-cropping.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import classes from './cropping.module.css'
import { TurnLeftIcon, TurnRightIcon } from './picker-icons.tsx'
import { loadImage } from './redraw.ts'

/** Aspect ratios of the frame; the first is the default. */
const ASPECTS = ['square', 'wide', 'tall', 'original'] as const
type Aspect = (typeof ASPECTS)[number]

export interface CroppingProps {
  /** A data URL. */
  picture: string
  onClose: () => void
  onCut: (picture: string) => void
}

/**
 * Crops and rotates a picture: SPEC sections 2 and 5. This function is long because it is mostly markup of one dialog.
 */
export function Cropping({ picture, onClose, onCut }: CroppingProps) {
  const { t } = useTranslation(['picker', 'frame'])
  const [chosen, choose] = useState<Aspect>('square')
  const [rotation, setRotation] = useState(0)
  const [problem, setProblem] = useState<'crop.notLoaded' | 'problem.broken'>()
  const [ratio, setRatio] = useState(1)
  const { stage, part, ready, natural } = useCropping(ratio, rotation)
  const isHere = useIsMounted()
  const showBroken = () => setProblem('problem.broken')

  /** Sets the frame's aspect ratio; `original` rotates with the picture. */
  function applyShape(aspect: Aspect, turn: number) {
    const whole = natural ? rotatedSize(natural, turn) : { width: 1, height: 1 }
    choose(aspect)
    setRotation(turn)
    setRatio({ square: 1, wide: 4 / 3, tall: 3 / 4, original: whole.width / whole.height }[aspect])
  }

  async function confirm() {
    if (!ready || !part) return setProblem('crop.notLoaded')
    try {
      const image = await loadImage(picture)
      if (!isHere()) return
      onCut(cutOut(image, { part, rotation, most: MAX_CUT }).toDataURL('image/png'))
      onClose()
    } catch {
      showBroken()
    }
  }

  return (
    <>
      {problem && !(ready && problem === 'crop.notLoaded') && (
        <Notice tone="failure">{problem === 'problem.broken' ? t('problem.broken') : t('crop.notLoaded')}</Notice>
      )}
      <CropStage
        {...stage}
        image={picture}
        waits={!ready && problem !== 'problem.broken'}
        label={t('crop.area')}
        zoomLabel={t('crop.zoom')}
        onBroken={showBroken}
      />
      <div className={classes.tools}>
        <Choice
          label={t('crop.aspect')}
          labelled
          options={ASPECTS.map((value) => ({ value, label: t(`crop.aspects.${value}`) }))}
          value={chosen}
          onChange={(aspect) => applyShape(aspect, rotation)}
        />
        <Group gap="xs">
          {([-90, 90] as const).map((turn) => (
            <Button
              key={turn}
              variant="default"
              leftSection={turn < 0 ? <TurnLeftIcon size={18} /> : <TurnRightIcon size={18} />}
              onClick={() => applyShape(chosen, (rotation + turn + 360) % 360)}
            >
              {t(turn < 0 ? 'crop.left' : 'crop.right')}
            </Button>
          ))}
        </Group>
      </div>
      <p className={classes.hint}>{t('crop.hint')}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('frame:cancel')}
        </Button>
        <Button onClick={() => void confirm()}>{t('crop.confirm')}</Button>
      </Group>
    </>
  )
}
