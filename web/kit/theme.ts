/**
 * What Mantine must know in JavaScript, because it computes shades from it: a deep teal. All else of the look stands in
 * tokens.css, which costs no script. White on filled buttons has a contrast of 5.4 : 1 in the light and 5.4 : 1 in the dark
 * (WCAG 2.2 asks for 4.5).
 */
import { createTheme, type MantineColorsTuple } from '@mantine/core'

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
  primaryShade: 7,
  colors: { teal },
  respectReducedMotion: true,
  components: {
    // By name and not by Modal.extend, which would load the dialogs with the login screen.
    Modal: { defaultProps: { padding: 'lg', radius: 'xl' } },
    // A <header> outside of sections is the page's banner, of which there is one.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    // A menu stands in the landmark that opened it, and holds nothing but its items, the first of which gets the focus.
    Menu: { defaultProps: { withinPortal: false, withInitialFocusPlaceholder: false } },
  },
})
