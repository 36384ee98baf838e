/**
 * The look, in one place: a deep teal on neutral greys. The shade of filled buttons has a contrast of 5.3 : 1 with white,
 * that of links on white 7 : 1 (WCAG 2.2 asks for 4.5).
 */
import { type CSSVariablesResolver, createTheme, Input, type MantineColorsTuple } from '@mantine/core'

const teal: MantineColorsTuple = [
  '#eefaf7',
  '#d5f1eb',
  '#a9e2d7',
  '#77d0c1',
  '#48bcaa',
  '#259f8e',
  '#0e8a7b',
  '#0b776b',
  '#07625a',
  '#054b45',
]

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { teal },
  fontFamily:
    '-apple-system, BlinkMacSystemFont, "Segoe UI", "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    // By name and not by Modal.extend, which would load the dialogs with the login screen.
    Modal: {
      defaultProps: { padding: 'lg', radius: 'lg' },
      styles: { title: { fontWeight: 650, fontSize: 17 }, body: { lineHeight: 1.6 } },
    },
    InputWrapper: Input.Wrapper.extend({ styles: { label: { marginBottom: 6 } } }),
  },
})

/** Where Mantine's own greys and reds are too faint to read: 4.5 : 1 or more on the page's grounds. */
export const readable: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-error': '#c22525', '--mantine-color-placeholder': '#6b7580' },
  dark: { '--mantine-color-error': '#ff8f8f', '--mantine-color-placeholder': '#8b959f' },
})
