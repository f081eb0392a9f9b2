import { bilingualOptions } from './options.ts';

/** The first-level cities and provinces in their official order, by the number of ISO 3166-2:KR. */
export const krProvinces = bilingualOptions('ko', [
  ['11', 'Seoul', '서울특별시'],
  ['26', 'Busan', '부산광역시'],
  ['27', 'Daegu', '대구광역시'],
  ['28', 'Incheon', '인천광역시'],
  ['29', 'Gwangju', '광주광역시'],
  ['30', 'Daejeon', '대전광역시'],
  ['31', 'Ulsan', '울산광역시'],
  ['50', 'Sejong', '세종특별자치시'],
  ['41', 'Gyeonggi-do', '경기도'],
  ['42', 'Gangwon-do', '강원특별자치도'],
  ['43', 'Chungcheongbuk-do', '충청북도'],
  ['44', 'Chungcheongnam-do', '충청남도'],
  ['45', 'Jeollabuk-do', '전북특별자치도'],
  ['46', 'Jeollanam-do', '전라남도'],
  ['47', 'Gyeongsangbuk-do', '경상북도'],
  ['48', 'Gyeongsangnam-do', '경상남도'],
  ['49', 'Jeju-do', '제주특별자치도'],
]);
