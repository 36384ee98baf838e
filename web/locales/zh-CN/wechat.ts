export const texts = {
  qr: '微信登录二维码',
  how: '打开微信“扫一扫”，扫描二维码登录',
  note: '首次登录需要绑定手机号，之后扫码即可登录。',
  open: '无法扫码？在新窗口打开微信确认页',
  asking: '正在获取二维码',
  scanned: '扫码成功',
  scannedText: '请在手机上确认登录',
  over: { refused: '已取消登录', expired: '二维码已失效', failed: '未能获取二维码' },
  refusedText: '您在手机上取消了这次登录',
  expiredText: '二维码两分钟内有效',
  refresh: '刷新二维码',
  bind: {
    text: '微信验证通过。请绑定手机号：已有账号直接登录，没有账号自动注册。',
    submit: '绑定并登录',
    again: '换一个微信扫码',
  },
}
