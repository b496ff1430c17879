import type { Texts } from '../translation/translation.ts';

export const help: Texts<'help'> = {
  about: 'Persönliche SMS-Kampagnen aus einer Tabelle.',
  version: (version) => `Version ${version}. Urheberrecht © die Autoren von Tagline, unter der MIT-Lizenz.`,
  find: 'Befehl suchen',
  findAnything: 'Befehl, Kampagne, Liste, Filter oder Einstellung suchen',
  noneFound: 'Nichts dieses Namens ist gerade möglich.',
  allKeys: 'Alle Tastenkürzel',
  inWindow: 'Im Fenster',
  keysDo: {
    tag: 'In der Nachricht: eine Spalte zum Einfügen wählen',
    paste: 'Außerhalb eines Feldes: kopierte Zeilen importieren',
    arrows: 'In einer Liste: von Zelle zu Zelle gehen',
    pages: 'In einer Liste: eine Bildschirmseite nach oben oder unten',
    ends: (ctrl) => `In einer Liste: erste oder letzte Spalte; mit ${ctrl} erste oder letzte Zeile`,
    enter: 'In einer Liste: die Zelle bearbeiten, wie mit F2, oder die Zeilen einer verbundenen SMS zeigen',
    rowMenu: 'In einer Liste: das Menü der Zeile',
    zoom: 'Alles größer; − kleiner, 0 wie üblich',
    escape: 'Geschriebenes zurücknehmen oder schließen',
  },
  licencesAbout:
    'Tagline ist aus der Arbeit anderer gebaut. Neben einem installierten Tagline liegen die Lizenzen von Chromium in LICENSES.chromium.html.',
  unread: 'Tagline konnte die Lizenzen nicht lesen. Schließen Sie den Dialog und öffnen Sie ihn noch einmal.',
  noText: 'Das Paket bringt keinen Lizenztext mit.',
  copied: 'Kopiert.',
  copyVersion: 'Version kopieren',
  write:
    'Tagline sendet nichts von selbst. Schreiben Sie der Person, von der Sie Tagline haben, und nennen Sie:',
  whatYouDid: 'Was Sie getan, erwartet und gesehen haben.',
  theVersion: 'Die Version: {version}',
  theLog: 'Die Datei {file} in {folder}. Darin steht keine Nachricht, keine Nummer und kein API-Schlüssel.',
};

export const helpPages: Texts<'helpPages'> = {
  questions: 'Fragen',
  search: 'Hilfe durchsuchen',
  noneFound: 'Das steht auf keiner Seite. Versuchen Sie ein anderes Wort.',
  pages: {
    'question.left-out': {
      answer:
        'Jede Zeile der Liste bleibt erhalten und zeigt, warum sie keine SMS bekommt. Die Filter über der Liste zeigen diese Zeilen; die meisten lassen sich dort korrigieren.',
      points: {
        rejected:
          'Keine brauchbare Nummer\nDie Zeile zeigt, was an der Nummer falsch ist und was zu tun ist. Korrigieren Sie die Nummer in der Zelle, dann wird die Person aufgenommen.',
        duplicate:
          'Dublette\nEine andere Zeile hat dieselbe Nummer und bekommt die SMS. Unterscheiden sich die Zeilen, können Sie wählen, welche gilt, oder sie verbinden: Die SMS enthält dann die Werte aller.',
        optedOut:
          'Abgemeldet\nDie Nummer steht unter Ihren Abmeldungen. Jede Kampagne schließt sie aus, bis Sie sie dort entfernen.',
        recent:
          'Kürzlich angeschrieben\nSie haben beim Import gewählt, diese Personen auszuschließen. Auch an wen genau diese SMS kürzlich ging, wird bei der Prüfung zurückgehalten, bis Sie es anders bestimmen.',
        byHand:
          'Von Ihnen ausgeschlossen\nSie haben die Zeile selbst ausgeschlossen. Nehmen Sie sie wieder auf, oder machen Sie es rückgängig.',
        text: 'Ein Text, der nicht gesendet werden kann\nDer Text wäre zu lang, oder es stünde noch ein Platzhalter darin. Ändern Sie die Nachricht oder die Zelle.',
      },
    },
    'question.parts': {
      answer:
        'Eine SMS wird in Teilen übertragen, die das Telefon wieder zusammensetzt. Wie lang ein Teil ist, hängt von den Zeichen ab. Die Teile aller SMS zusammen sind das, was eine Kampagne gewöhnlich kostet.',
      points: {
        gsm: 'Die üblichen Zeichen (GSM 03.38)\nEin einzelner Teil hat 160 Zeichen. Sind es mehrere, fasst jeder 153. Buchstaben wie æ, ø, å, ä, ö, ü, ß, é und ñ gehören dazu.',
        unicode:
          'Unicode\nEin einziges ł, ş, ’ oder Emoji genügt: Ein einzelner Teil hat dann 70 Zeichen, bei mehreren jeder 67. Die meisten Emojis zählen als zwei oder mehr.',
        double:
          'Zeichen, die doppelt zählen\nUnter den üblichen Zeichen brauchen € [ ] { } ^ ~ | und \\ den Platz von zweien.',
        mixed:
          'Mehrere Personen in einer Sendung\nBraucht ein Text einer Sendung Unicode, geht die ganze Sendung als Unicode. Die Prüfung kann an solche Personen in eigenen Sendungen senden.',
        lost: 'Ohne Zeichencodierung im Konto\nAndere als die üblichen Zeichen werden vielleicht zu „?“. Tagline markiert sie, kann einfachere Zeichen verwenden und lässt Sie vor dem Senden wählen.',
      },
    },
    'question.doubt': {
      answer:
        'Eine Sendung hat diesen Computer verlassen, und es kam keine klare Antwort. Niemand weiß, ob der Dienst sie angenommen hat; die Kampagne hält an, und Sie entscheiden.',
      points: {
        what: 'Wen es betrifft\nNur die Personen dieser Sendung. Über alle anderen weiß Tagline Bescheid.',
        observed:
          'Was beobachtet wurde\nDie Kampagne zeigt, wie weit die Sendung kam und ob das Guthaben um das fiel, was sie kosten sollte. Das ist ein Hinweis; Tagline handelt nie von selbst danach. Sie können auch Ihren Anbieter fragen.',
        treat:
          'Als gesendet werten\nDiese Personen bekommen nichts mehr. Hat der Dienst die Sendung nicht angenommen, bekommen sie nichts.',
        again:
          'Noch einmal senden\nTagline sendet die Sendung noch einmal. Hat der Dienst sie schon angenommen, bekommen sie die SMS zweimal.',
        leave:
          'Es eilt nicht\nSie können sie unbestätigt lassen und später entscheiden. Tagline speichert Ihre Entscheidung mit der Uhrzeit.',
      },
    },
    'question.practice': {
      answer: 'Drei Wege, um zu sehen, was geschehen würde, bevor echte Personen eine SMS bekommen.',
      points: {
        practice:
          'Demo\nEin Konto, das immer da ist. Kampagnen darüber bleiben auf diesem Computer und kosten nichts. Die SMS kommen im Demo-Posteingang an, wie ein Telefon sie zeigen würde.',
        rehearsal:
          'Probelauf\nDie Kampagne, die für ein Live-Konto bereit ist, zuerst über das Demo-Konto gesendet. Er zeigt Personen, Teile, Zeit und Texte und stellt keine Verbindung zum Live-Konto her.',
        test: 'Test-SMS\nEine SMS an Ihr eigenes Telefon, über das Konto der Kampagne. Mit einem Live-Konto ist es eine echte SMS und kostet Credits.',
        live: 'Was wirklich gesendet wird\nNur eine Kampagne oder eine Test-SMS über ein Live-Konto geht an Telefone. Die Marke DEMO oder LIVE zeigt es vor dem Senden.',
        second:
          'Zweite Person\nEin Konto kann einen Prüfcode verlangen: Jemand anderes liest die gespeicherte Prüfung mit allen Texten und gibt den Code am Ende weiter. Er zeigt, dass genau diese geöffnet wurde, nicht von wem.',
      },
    },
    'question.twice': {
      answer:
        'Tagline sendet von selbst nur dann noch einmal, wenn nichts gesendet worden sein kann. Wo es niemand wissen kann, hält es an und fragt Sie.',
      points: {
        once: 'Eine Nummer, eine SMS\nIn einer Kampagne steht eine Nummer nur einmal, wie viele Zeilen sie auch haben.',
        written:
          'Zuerst aufgeschrieben\nTagline vermerkt jede Sendung auf dem Datenträger, bevor sie abgeht, und ihre Antwort, bevor die nächste abgeht. Ein Absturz oder Stromausfall löscht nichts davon.',
        doubt:
          'Unbestätigte SMS\nDie Kampagne hält an. Eine zweite SMS kann es nur geben, wenn Sie entscheiden, noch einmal zu senden.',
        rest: 'Eine Kampagne an die Übrigen\nSie schließt alle aus, deren SMS angenommen wurde oder an die sie vielleicht ging.',
        same: 'Dieselbe SMS bald noch einmal\nDie Prüfung nennt alle, an die diese SMS kürzlich ging, und hält sie vor ihnen zurück, außer Sie wählen, sie noch einmal zu senden.',
        again:
          'Noch einmal mit neuer Liste\nEine beendete Kampagne kann erneut gesendet werden: Klicken Sie auf „Erneut verwenden“ und „Mit anderer Liste …“ und importieren Sie die Datei der Woche. Der Entwurf sagt, wer neu, geändert, wie zuvor und nicht mehr dabei ist, und kann auch nur an einige davon gehen.',
        command:
          'Mit einem Befehl\n„tagline prepare liste.csv --campaign NAME“ erstellt so einen Entwurf ohne das Fenster und zeigt seine Prüfung und einen Code. „tagline send --review CODE“ sendet genau das oder nichts. „tagline prepare --help“ erklärt mehr.',
        copy: 'Ein kopierter Datenordner\nEine Kopie auf einem anderen Computer oder eine ältere hier fragt, bevor sie sendet, denn mit dem Original kann weiter gesendet worden sein.',
      },
    },
    'question.privacy': {
      answer:
        'Sie bleiben auf diesem Computer. Kontakte verlassen ihn nur in einer Sendung an den Dienst, den Sie gewählt haben, oder in einer Datei, die Sie selbst speichern.',
      points: {
        contacts:
          'Kontakte\nListen, Kampagnen und Ergebnisse liegen im Datenordner. Wer diesen Ordner lesen darf, kann sie lesen.',
        token:
          'API-Schlüssel\nEr liegt verschlüsselt im Schlüsselbund dieses Computers oder, wo es keinen gibt, im Arbeitsspeicher, bis Tagline schließt. Er wird nie wieder angezeigt und steht in keinem Export und keiner Sicherung.',
        log: 'Protokoll\nEs enthält weder Text noch Nummer noch API-Schlüssel. Tagline meldet nichts von selbst.',
        erase:
          'Löschen\nSuchen Sie eine Nummer, um alles über diese Person zu speichern oder zu löschen. In den Einstellungen wählen Sie, wie lange etwas gespeichert bleibt, und können alles löschen.',
      },
    },
    'question.numbers': {
      answer:
        'Tagline sendet jede Nummer mit ihrer Ländervorwahl. Neben dem, was in der Zelle stand, zeigt es, was daraus wurde.',
      points: {
        country:
          'Ländervorwahl\nEine Nummer, die mit + oder 00 beginnt, nennt ihr Land selbst. Jede andere gilt als eine des Landes, das Sie beim Import gewählt haben oder das eine Spalte nennt.',
        repaired:
          'Vereinheitlicht\nTagline hat nur geändert, wie die Nummer geschrieben ist, zum Beispiel Ziffern einer anderen Schrift. Es ist nichts zu tun.',
        doubtful:
          'Zu prüfen\nSie kann gesendet werden, ist aber vielleicht falsch: ein Festnetzanschluss, eine führende 0 oder ein +, die zu fehlen scheinen, mehrere Nummern in einer Zelle. Diese Personen bekommen die SMS; sehen Sie diese Nummern vorher an.',
        rejected:
          'Ungültig\nTagline kann sich der Nummer nicht sicher sein: Buchstaben, zu wenige Ziffern oder Ziffern, die das Tabellenprogramm abgeschnitten hat. Die Zeile bekommt keine SMS, bis Sie sie korrigieren.',
      },
    },
    'question.tags': {
      answer:
        'Ein Platzhalter ist der Name einer Spalte in geschweiften Klammern. Im Text jeder Person steht an seiner Stelle der Wert aus ihrer Zeile.',
      points: {
        insert: 'Platzhalter einfügen\nGeben Sie in der Nachricht { ein und wählen Sie eine Spalte.',
        word: 'Ersatzwort\n{Vorname|liebe Gäste} schreibt „liebe Gäste“ bei allen, deren Zelle leer ist. Ohne Ersatzwort bleibt die Stelle leer.',
        format:
          'Wie er gezeigt wird\nKlicken Sie auf einen Platzhalter in der Nachricht, oder drücken Sie darin Alt+Pfeil nach unten: ein Datum als Wochentag, ein Betrag mit Tausenderpunkt, ein voller Name als Vorname. Dafür steht {Termin:weekday}. Eine Zelle, die nicht passt, bleibt unverändert und steht unter den Problemen.',
        relative:
          'Morgen und heute\n{Termin:relative} zählt die Tage ab dem Versandtag: „morgen um 09:00 Uhr“. Eine geplante Kampagne zählt ab ihrem eigenen Tag. Solche SMS gehen nur an diesem Tag hinaus; was nach Mitternacht übrig ist, hält an, und Sie senden an die Übrigen.',
        byDay:
          'Eine Kampagne für jeden Tag\nDer Menüpunkt „Eine Kampagne für jeden Tag …“ der Liste erstellt für jeden Tag einer Spalte einen Entwurf, mit den Zeilen dieses Tages und, wenn Sie möchten, seiner Zeit. Zeilen ohne Tag bekommen einen eigenen Entwurf. Sie prüfen und starten jeden einzeln.',
        some: 'Text nur für einige\nWählen Sie im Menü der Platzhalter „Text nur für einige …“. {Parkplatz?Bringen Sie den Ausweis mit.|Nehmen Sie Bus 12.} ergibt die ersten Wörter, wenn in der Spalte ja, eine Zahl über 0 oder anderer Text als nein steht, und die anderen allen anderen; {Ort=Bonn?Nehmen Sie die Hintertür.} richtet sich nach einem Wert. Die Wörter dürfen Platzhalter enthalten. Drücken Sie darauf, oder darin Alt+Pfeil nach unten, um sie zu ändern.',
        unknown:
          'Ein unbekannter Platzhalter\nKeine Spalte der Liste heißt so. Wählen Sie die gemeinte Spalte oder entfernen Sie den Platzhalter; so wie er dasteht, wird er nie gesendet.',
        shown:
          'Der fertige Text\nDie Liste zeigt den eigenen Text jeder Person genau so, wie er gesendet wird.',
      },
    },
    'question.new': {
      answer: 'Tagline 0.1.0 ist die erste Version. Nach einem Update steht hier, was sich geändert hat.',
      points: {
        real: 'Live senden\nWas Sie in der Demo ausprobiert haben, geht in wenigen Schritten an echte Telefone, mit Nachricht, Liste und Auswahl.',
        joined:
          'Mehrere Zeilen, eine SMS\nZeilen mit derselben Nummer lassen sich verbinden, damit eine SMS die Werte aller enthält.',
        versions:
          'Fassungen\nEine Spalte kann bestimmen, wer welche Nachricht bekommt, zum Beispiel nach Sprache. Jeder Wert bekommt seine Fassung in einem Schritt.',
      },
    },
  },
};
