"""Text to word pieces, the way BERT uncased does it; packages/engine reads texts with the same rules in TypeScript."""
import unicodedata

LONGEST_WORD = 60


def words(text):
    text = unicodedata.normalize('NFD', unicodedata.normalize('NFKC', text).lower())
    out = []
    for sign in text:
        kind, code = unicodedata.category(sign), ord(sign)
        if kind == 'Mn' or (kind in ('Cc', 'Cf') and sign not in '\t\n\r'):
            continue
        stands_alone = (
            33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126
            or kind[0] == 'P' or 0x3400 <= code <= 0x9FFF
        )
        out.append(' ' if sign.isspace() else f' {sign} ' if stands_alone else sign)
    return ''.join(out).split()


class Pieces:
    def __init__(self, vocabulary):
        self.vocabulary = vocabulary
        self.known = {}

    def of_word(self, word):
        if word not in self.known:
            self.known[word] = self._split(word)
        return self.known[word]

    def _split(self, word):
        unknown = [self.vocabulary['[UNK]']]
        ids, start = [], 0
        if len(word) > LONGEST_WORD:
            return unknown
        while start < len(word):
            end, mark = len(word), '##' if start else ''
            while end > start and mark + word[start:end] not in self.vocabulary:
                end -= 1
            if end == start:
                return unknown
            ids.append(self.vocabulary[mark + word[start:end]])
            start = end
        return ids

    def of_text(self, text):
        return [piece for word in words(text) for piece in self.of_word(word)]
