import { bilingualOptions } from './options.ts';

/** The 22 cities and counties around the island, starting in the north, by ISO 3166-2:TW. */
export const twCounties = bilingualOptions('zh-Hant', [
  ['TPE', 'Taipei City', '臺北市'],
  ['NWT', 'New Taipei City', '新北市'],
  ['KEE', 'Keelung City', '基隆市'],
  ['TAO', 'Taoyuan City', '桃園市'],
  ['HSZ', 'Hsinchu City', '新竹市'],
  ['HSQ', 'Hsinchu County', '新竹縣'],
  ['MIA', 'Miaoli County', '苗栗縣'],
  ['TXG', 'Taichung City', '臺中市'],
  ['CHA', 'Changhua County', '彰化縣'],
  ['NAN', 'Nantou County', '南投縣'],
  ['YUN', 'Yunlin County', '雲林縣'],
  ['CYI', 'Chiayi City', '嘉義市'],
  ['CYQ', 'Chiayi County', '嘉義縣'],
  ['TNN', 'Tainan City', '臺南市'],
  ['KHH', 'Kaohsiung City', '高雄市'],
  ['PIF', 'Pingtung County', '屏東縣'],
  ['ILA', 'Yilan County', '宜蘭縣'],
  ['HUA', 'Hualien County', '花蓮縣'],
  ['TTT', 'Taitung County', '臺東縣'],
  ['PEN', 'Penghu County', '澎湖縣'],
  ['KIN', 'Kinmen County', '金門縣'],
  ['LIE', 'Lienchiang County', '連江縣'],
]);
