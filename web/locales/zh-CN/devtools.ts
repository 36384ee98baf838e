/** 开发者页面，仅开发模式可见。 */
export const texts = {
  phone: {
    title: '模拟微信',
    text: '开发模式下，登录二维码指向这里。在此代替手机上的微信作出选择，登录页会随之变化。',
    scan: '扫码',
    confirm: '以样例账号的微信确认登录',
    openid: '其他微信（openid）',
    confirmAs: '以此确认',
    refuse: '取消登录',
    expire: '让二维码失效',
    gone: '二维码已使用、已取消或已失效，请在登录页刷新',
    done: {
      scan: '已扫码，登录页正等待确认',
      confirm: '已确认，登录页将自动登录或要求绑定手机号',
      refuse: '已取消登录',
      expire: '二维码已失效',
    },
  },
}
