import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFormat } from './index.ts';
import { addressLines, addressWithCountry, fullName, greetingName, stateName } from './lines.ts';
import { eachField, type PostalAddress } from './fields.ts';

/** An address of Ada Berg: country, street, postal code, town, state. */
const ada = (
  country: string,
  streetName: string,
  postalCode: string,
  city: string,
  state?: string,
): PostalAddress => ({ firstName: 'Ada', lastName: 'Berg', country, streetName, postalCode, city, state });

describe('addresses on packages', () => {
  it.each<[PostalAddress, string]>([
    [ada('us', '1 Main Street', '10001', 'New York', 'NY'), '1 Main Street | New York, NY 10001'],
    [ada('ca', '111 Wellington St', 'k1a0b1', 'Ottawa', 'ON'), '111 Wellington St | Ottawa ON K1A 0B1'],
    [ada('au', '1 George St', '2000', 'Sydney', 'NSW'), '1 George St | Sydney NSW 2000'],
    [ada('gb', '10 High Street', 'sw1a1aa', 'London'), '10 High Street | London | SW1A 1AA'],
    [ada('de', 'Lindenstraße 1', '10115', 'Berlin'), 'Lindenstraße 1 | 10115 Berlin'],
    [ada('es', 'Calle Real 1', '28801', 'Alcalá', '28'), 'Calle Real 1 | 28801 Alcalá (Madrid)'],
    [ada('es', 'Calle Mayor 1', '28013', 'Madrid', '28'), 'Calle Mayor 1 | 28013 Madrid'],
    [ada('hu', 'Fő utca 1.', '1051', 'Budapest'), 'Budapest | Fő utca 1. | 1051'],
    [ada('it', 'Via del Corso 1', '00187', 'Roma', 'RM'), 'Via del Corso 1 | 00187 Roma RM'],
    [ada('lt', 'Gedimino pr. 1', '01103', 'Vilnius'), 'Gedimino pr. 1 | LT-01103 Vilnius'],
    [ada('lv', 'Brīvības iela 1', '1010', 'Rīga'), 'Brīvības iela 1 | Rīga, LV-1010'],
    [ada('se', 'Storgatan 1', '11122', 'Stockholm'), 'Storgatan 1 | 111 22 Stockholm'],
    [ada('jp', '1-1 Chiyoda', '1000001', 'Chiyoda-ku', '13'), '1-1 Chiyoda | Chiyoda-ku, Tokyo 100-0001'],
    [ada('kr', '110 Sejong-daero', '04524', 'Jung-gu', '11'), '110 Sejong-daero | Jung-gu, Seoul 04524'],
    [ada('cn', '1 Heping Rd', '510000', 'Guangzhou', 'GD'), '1 Heping Rd | Guangzhou | Guangdong, 510000'],
    [ada('tw', '1 Zhongxiao Rd', '100', 'Zhongzheng', 'TPE'), '1 Zhongxiao Rd | Zhongzheng, Taipei City 100'],
    [ada('hk', '20 Harbour Road', '', 'Wan Chai', 'HK'), '20 Harbour Road | Wan Chai | Hong Kong Island'],
    [ada('no', 'Storgata 1', '0150', 'Oslo'), 'Storgata 1 | 0150 Oslo'],
  ])('$country: $streetName', (address, lines) => {
    expect(addressLines(address, 'en').join(' | ')).toBe(`${fullName(address)} | ${lines}`);
  });

  const named = (lastName: string, firstName: string) => ({ lastName, firstName });
  it.each<[PostalAddress, string]>([
    [
      { ...ada('jp', '千代田1-1', '1000001', '千代田区', '13'), ...named('山田', '太郎') },
      '〒100-0001 | 東京都千代田区千代田1-1 | 山田太郎',
    ],
    [
      { ...ada('kr', '세종대로 110', '04524', '중구', '11'), ...named('홍', '길동') },
      '서울특별시 중구 | 세종대로 110 | 홍길동 | 04524',
    ],
    [
      { ...ada('cn', '和平路1号', '510000', '广州市', 'GD'), ...named('王', '芳') },
      '510000 | 廣東省广州市 | 和平路1号 | 王芳',
    ],
    [
      { ...ada('tw', '忠孝東路一段1號', '100', '中正區', 'TPE'), ...named('陳', '大文') },
      '100 | 臺北市中正區 | 忠孝東路一段1號 | 陳大文',
    ],
    [
      { ...ada('hk', '港灣道20號', '', '灣仔', 'HK'), ...named('陳', '大文') },
      '香港島灣仔 | 港灣道20號 | 陳大文',
    ],
  ])('in its own script: $country', (address, lines) => {
    expect(addressLines(address, 'en').join(' | ')).toBe(lines);
  });

  it('writes a state in the requested language, or in English if it has no other name', () => {
    expect(addressLines(ada('jp', '1-1', '1000001', 'Chiyoda-ku', '13'), 'ja').at(-1)).toBe(
      'Chiyoda-ku, 東京都 100-0001',
    );
    expect(addressLines(ada('jp', '1-1', '1000001', 'Chiyoda-ku', '13'), 'fr').at(-1)).toBe(
      'Chiyoda-ku, Tokyo 100-0001',
    );
    const quebec = addressFormat('ca').state?.options.find(({ code }) => code === 'QC');
    expect(quebec && [stateName(quebec, 'fr'), stateName(quebec, 'ko')]).toEqual(['Québec', 'Quebec']);
  });

  it('leaves out what is missing, along with its separators', () => {
    expect(addressLines(ada('es', 'Calle Real 1', '28801', 'Alcalá'), 'en')).toContain('28801 Alcalá');
    expect(addressLines(ada('us', '', '', 'Albany'), 'en')).toEqual(['Ada Berg', 'Albany']);
    expect(addressLines(ada('us', '', '10001', '', 'NY'), 'en')).toEqual(['Ada Berg', 'NY 10001']);
    expect(addressLines(ada('jp', '千代田1-1', '', '千代田区', '13'), 'ja')[0]).toBe(
      '東京都千代田区千代田1-1',
    );
  });

  it('product 4.314: puts the company below the name, the apartment or c/o below the street, and the note last', () => {
    const optional = { company: 'Berg AB', additionalStreetInfo: 'c/o Ek', deliveryNote: 'Ring twice' };
    const lines = addressWithCountry(
      { ...ada('se', 'Storgatan 1', '111 22', 'Stockholm'), ...optional },
      'sv',
    );
    const street = ['Storgatan 1', 'c/o Ek', '111 22 Stockholm', 'Sverige'];
    expect(lines).toEqual(['Ada Berg', 'Berg AB', ...street, 'Ring twice']);
  });

  it('never has an empty or ragged line, whatever is stored', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('', ' ', '$&', '{city}', '東京', 'NY'));
    const country = fc.constantFrom('us', 'es', 'jp', 'hk', 'lv', 'hu', 'xx');
    const address = fc.record({ ...eachField(() => text), country });
    fc.assert(
      fc.property(address, (kept) => {
        for (const line of addressLines(kept, 'en')) {
          expect(line).not.toBe('');
          expect(line).toBe(line.trim());
        }
      }),
    );
  });
});

describe('names', () => {
  it.each([
    ['us', 'Ada', 'Berg', 'Ada Berg', 'Ada'],
    ['hu', 'Anna', 'Kovács', 'Kovács Anna', 'Kovács Anna'],
    ['jp', '太郎', '山田', '山田太郎', '山田太郎'],
    ['jp', 'Taro', '山田', '山田 Taro', '山田 Taro'],
    ['kr', '길동', '홍', '홍길동', '홍길동'],
    ['hk', '大文', '陳', '陳大文', '陳大文'],
    ['hk', 'Tai Man', 'Chan', 'Tai Man Chan', 'Tai Man'],
    ['us', 'Ada', '', 'Ada', 'Ada'],
  ])('%s: %s %s is %s, greeted as %s', (country, firstName, lastName, full, greeting) => {
    expect(fullName({ country, firstName, lastName })).toBe(full);
    expect(greetingName({ country, firstName, lastName })).toBe(greeting);
  });
});
