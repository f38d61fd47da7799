"""The numbers that a person chose, as the stage `rows` wrote them out of packages/lab/choices.json."""
import json
import os

CHOICES = json.load(open(os.environ['ATLAS_CHOICES'], encoding='utf8'))
