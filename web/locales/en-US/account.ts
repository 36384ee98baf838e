import type { texts as source } from '../zh-CN/account.ts'

export const texts: typeof source = {
  title: 'Log in',
  subtitle: 'Use your mobile number and password',
  phone: 'Mobile number',
  phonePlaceholder: '11 digits',
  password: 'Password',
  passwordPlaceholder: 'Your password',
  showPassword: 'Show or hide the password',
  robot: 'I am not a robot',
  submit: 'Log in',
  notLoggedIn: 'You are not logged in. Please log in first',
  problem: {
    wrongPhone: 'Enter a mobile number of 11 digits',
    shortPassword: 'Password cannot be fewer than six characters',
    robotUnconfirmed: 'Please confirm that you are not a robot',
  },
  pitch: {
    headline: 'See the whole business behind one ASIN',
    report: 'Sales, traffic, competitors, reviews, profit and listing diagnosis in a single report',
    method: 'Every number states its method: observed, estimated with a range, or calculated, and as of which day',
    own: 'Import your own data. Real and sample data never mix in a report',
  },
}
