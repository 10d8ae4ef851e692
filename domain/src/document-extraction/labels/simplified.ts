/** Letters of traditional Chinese that labels are written with, each followed by the simplified one. */
const PAIRS =
  '號号碼码單单價价總总額额貨货賣卖買买發发運运裝装載载國国產产稅税關关編编數数淨净體体積积規规標标記记嘜唛櫃柜條条質质項项訂订購购銷销廠厂製制協协議议證证書书簽签備备註注險险費费幣币種种類类達达終终點点離离啟启進进員员務务聯联係系傳传電电話话郵邮戶户開开銀银帳账請请納纳識识別别統统實实際际為为與与個个對对雙双隻只張张臺台盤盘從从應应該该資资訊讯專专業业屬属門门間间區区縣县園园圖图廣广東东寧宁灣湾島岛無无現现見见計计詳详試试語语說说調调論论貿贸賬账賠赔車车輪轮輸输轉转辦办過过違违選选鋼钢鐵铁錄录長长隨随雜杂難难須须預预領领頭头題题飛飞館馆驗验齊齐經经營营約约級级組组結结給给絡络緊紧線线縮缩織织絲丝順顺頁页頂顶師师當当報报場场塊块壓压壞坏夾夹學学將将層层廢废後后復复慣惯擔担擇择據据擬拟攜携來来卻却參参變变歸归殘残氣气況况漢汉潔洁濕湿災灾爐炉獨独環环畫画異异療疗確确禮礼稱称穩稳競竞節节範范簡简粵粤紙纸細细緣缘聲声職职腦脑艙舱蘇苏處处裏里複复覽览訪访設设許许評评詢询誠诚豐丰貝贝負负責责貴贵貸贷贈赠趕赶軟软輔辅遞递遠远適适還还邊边醫医釋释釘钉鈕钮錯错鍵键鏈链陸陆陽阳隊队階阶雲云靜静響响顏颜顧顾駛驶騰腾驅驱髮发麗丽黃黄';

const SIMPLIFIED = new Map(Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, traditional = '', plain = '']) => [traditional, plain] as const));

/** A Chinese text in simplified letters: labels of Taiwan and Hong Kong are the same words as those of the mainland. */
export function simplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (letter) => SIMPLIFIED.get(letter) ?? letter);
}
