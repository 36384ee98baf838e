import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { SCHEMES } from '#web/kit/color-scheme.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckIcon, MoonIcon, ScreenIcon, SunIcon } from './icons.tsx'
import classes from './theme-switch.module.css'

const ICONS = { auto: ScreenIcon, light: SunIcon, dark: MoonIcon }

interface ThemeSwitchProps {
  /** Shows the name of the theme beside its icon. */
  named?: boolean
}

/** Uses the colours of the text around it. */
export function ThemeSwitch({ named = false }: ThemeSwitchProps) {
  const { t } = useTranslation('frame')
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Current = ICONS[colorScheme]
  return (
    <Menu position="bottom-end" width={184} checkIcon={<CheckIcon size={14} />}>
      <Menu.Target>
        <UnstyledButton
          className={classes.open}
          data-named={named || undefined}
          aria-label={`${t('theme.label')}: ${t(`theme.${colorScheme}`)}`}
        >
          <Current size={named ? 16 : 18} />
          {named && t(`theme.${colorScheme}`)}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={colorScheme}
          onChange={(chosen) => {
            const scheme = SCHEMES.find((one) => one === chosen)
            if (scheme) setColorScheme(scheme)
          }}
        >
          {SCHEMES.map((scheme) => {
            const Icon = ICONS[scheme]
            return (
              <Menu.RadioItem key={scheme} value={scheme} closeMenuOnClick>
                <span className={classes.choice}>
                  <Icon size={16} />
                  {t(`theme.${scheme}`)}
                </span>
              </Menu.RadioItem>
            )
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  )
}
