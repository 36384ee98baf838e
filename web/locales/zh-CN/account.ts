export const texts = {
  title: '登录',
  subtitle: '使用手机号和密码登录你的账号',
  phone: '手机号',
  phonePlaceholder: '请输入 11 位手机号',
  password: '密码',
  passwordPlaceholder: '请输入密码',
  showPassword: '显示或隐藏密码',
  robot: '我不是机器人',
  submit: '登录',
  notLoggedIn: '您还未登录，请先登录',
  problem: {
    wrongPhone: '请输入 11 位手机号',
    shortPassword: '密码不能少于六位',
    robotUnconfirmed: '请确认您不是机器人',
  },
  pitch: {
    headline: '从一个 ASIN，看清一门生意',
    report: '销量、流量、竞品、评价、利润、Listing 诊断，一份报告讲清楚',
    method: '每个数字都标明口径：观测、估算区间还是计算公式，以及数据日期',
    own: '支持导入你自己的数据，报告里真实数据与样例数据绝不混用',
  },
}
